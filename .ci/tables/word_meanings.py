#!/usr/bin/env python3
"""Writes Sources/TextAnalysis/Tables/WordMeanings.swift.

usage: word_meanings.py /usr/share/wordnet lexicon.en.tsv > WordMeanings.swift

Needs numpy and scipy. The first argument is the folder of WordNet 3.0 (Debian `wordnet-base`), the
second has one `word<TAB>size class` pair a line (SCOWL); only words of common size classes, and
irregular forms of them, get an entry.

Words that are explained alike lie close together: latent semantic analysis (Deerwester et al.,
1990) of a matrix of words and synsets, weighted by positive pointwise mutual information. A word is
in a synset if it is one of its members or stands in its gloss, and in its neighbours to a lesser
degree. The vectors are turned at random, so that all coordinates spread alike, and quantised to
eight levels each (Max, "Quantizing for Minimum Distortion", 1960).
"""
import math
import re
import sys
from collections import Counter

import numpy
import scipy.sparse
from scipy.sparse.linalg import svds

DIMENSION = 64
LARGEST_SIZE_CLASS = 35
DIRECTORY_BITS = 14
LEVELS = numpy.array([-2.152, -1.3439, -0.756, -0.2451, 0.2451, 0.756, 1.3439, 2.152])
RELATIONS = {
    "@": 0.5, "~": 0.3, "&": 0.6, "+": 0.6, "\\": 0.5, "%p": 0.3, "#p": 0.3, "*": 0.4, ">": 0.4,
    "$": 0.6, "^": 0.3, ";c": 0.3, "-c": 0.1, "=": 0.5, "!": 0.4,
}
SUFFIXES = [
    ("ies", "y"), ("es", "e"), ("es", ""), ("s", ""), ("ing", "e"), ("ing", ""), ("ied", "y"),
    ("ed", "e"), ("ed", ""), ("er", "e"), ("er", ""), ("est", ""),
]
PARTS = ("noun", "verb", "adj", "adv")


def read_synsets(folder):
    synsets = {}
    for part in PARTS:
        for line in open(f"{folder}/data.{part}", encoding="latin1"):
            if line.startswith(" "):
                continue
            data, _, gloss = line.partition(" | ")
            fields = data.split()
            count = int(fields[3], 16)
            members = [fields[4 + 2 * i].lower().split("(")[0] for i in range(count)]
            start = 5 + 2 * count
            pointers = []
            for i in range(int(fields[start - 1])):
                symbol, offset, kind, _ = fields[start + 4 * i:start + 4 * i + 4]
                pointers.append((symbol, (offset, kind.replace("s", "a"))))
            words = re.findall("[a-z]+", gloss.lower().replace("'", ""))
            synsets[(fields[0], fields[2].replace("s", "a"))] = (members, pointers, words)
    return synsets


def read_exceptions(folder):
    forms = {}
    for part in PARTS:
        for line in open(f"{folder}/{part}.exc"):
            form, lemma = line.split()[:2]
            forms.setdefault(form, lemma)
    return forms


def lemma(word, known, exceptions):
    """The entry that a word is a form of, or None."""
    if word in exceptions and exceptions[word] in known and word not in known:
        return exceptions[word]
    if word in known:
        return word
    for suffix, ending in SUFFIXES:
        if not word.endswith(suffix):
            continue
        stem = word[:-len(suffix)]
        if stem + ending in known:
            return stem + ending
        if suffix in ("ing", "ed") and len(stem) > 2 and stem[-1] == stem[-2] and stem[:-1] in known:
            return stem[:-1]
    return None


def vectors(synsets, exceptions):
    """The words with their unit vectors."""
    known = {word for members, _, _ in synsets.values() for word in members}
    number = {key: i for i, key in enumerate(synsets)}
    vocabulary, rows, columns, values = {}, [], [], []
    lemmas = {}

    def add(word, column, value):
        if word not in lemmas:
            lemmas[word] = lemma(word, known, exceptions) or word
        rows.append(vocabulary.setdefault(lemmas[word], len(vocabulary)))
        columns.append(column)
        values.append(value)

    for key, (members, _, words) in synsets.items():
        for member in members:
            for word in member.split("_"):
                word = re.sub("[^a-z]", "", word)
                if word:
                    add(word, number[key], 1.0 if "_" in member else 3.0)
        for word in words:
            add(word, number[key], 1.0)
    matrix = scipy.sparse.csr_matrix((values, (rows, columns)), (len(vocabulary), len(synsets)))
    matrix = (matrix @ neighbours(synsets, number).T).tocoo()
    by_word = numpy.asarray(matrix.tocsr().sum(1)).ravel()
    by_synset = numpy.asarray(matrix.tocsr().sum(0)).ravel()
    information = numpy.log(
        matrix.data * by_word.sum() / (by_word[matrix.row] * by_synset[matrix.col]) + 1e-12)
    positive = information > 0
    matrix = scipy.sparse.csr_matrix(
        (information[positive], (matrix.row[positive], matrix.col[positive])), matrix.shape)
    left, strengths, _ = svds(matrix, k=DIMENSION, random_state=1)
    return list(vocabulary), unit(left * strengths**0.5)


def neighbours(synsets, number):
    rows, columns, values = [], [], []
    for key, (_, pointers, _) in synsets.items():
        pointers = [(symbol, other) for symbol, other in pointers if other in number]
        for symbol, other in pointers:
            weight = RELATIONS.get(symbol, 0.2)
            rows.append(number[key])
            columns.append(number[other])
            values.append(weight / max(1, math.sqrt(len(pointers))) if symbol == "~" else weight)
    size = len(synsets)
    return scipy.sparse.csr_matrix((values, (rows, columns)), (size, size)) + scipy.sparse.identity(size)


def unit(rows):
    return rows / (numpy.linalg.norm(rows, axis=1, keepdims=True) + 1e-9)


def fnv1a(word):
    value = 0xCBF29CE484222325
    for byte in word.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def character(value):
    """One of 64 characters that need no escape in a string literal."""
    return chr(35 + value + (1 if value >= 57 else 0))


def number_text(value, length):
    return "".join(character(value >> 6 * i & 63) for i in range(length))


def common_words(path):
    for line in open(path, encoding="utf-8"):
        word, size = line.rstrip("\n").split("\t")[:2]
        if int(size) <= LARGEST_SIZE_CLASS:
            yield word.lower().replace("'", "")


def main():
    synsets, exceptions = read_synsets(sys.argv[1]), read_exceptions(sys.argv[1])
    words, rows = vectors(synsets, exceptions)
    number = {word: i for i, word in enumerate(words)}
    glosses = Counter(word for _, _, gloss in synsets.values() for word in set(gloss))
    entries = {}
    for word in common_words(sys.argv[2]):
        entry = lemma(word, number, exceptions)
        if entry:
            entries[entry] = entry
    for form, entry in exceptions.items():
        if entry in entries and form.isascii() and form.isalpha():
            entries.setdefault(form, entries[entry])
    turn, _ = numpy.linalg.qr(numpy.random.RandomState(1).randn(DIMENSION, DIMENSION))
    lines = []
    for word, entry in entries.items():
        turned = rows[number[entry]] @ turn * math.sqrt(DIMENSION)
        levels = numpy.abs(turned[:, None] - LEVELS).argmin(1)
        rarity = math.sqrt(math.log((1 + len(synsets)) / (1 + glosses[entry])) + 1)
        mixed = fnv1a(word) * 0xFF51AFD7ED558CCD % 2**64
        code = "".join(
            character(int(levels[2 * i]) << 3 | int(levels[2 * i + 1])) for i in range(DIMENSION // 2))
        lines.append((
            mixed >> 64 - DIRECTORY_BITS, mixed >> 30 & 0xFFFFFF,
            character(min(max(round((rarity - 1) * 20), 0), 63)) + code))
    lines.sort()
    starts, position = [], 0
    for bucket in range(2**DIRECTORY_BITS + 1):
        while position < len(lines) and lines[position][0] < bucket:
            position += 1
        starts.append(position)
    table = "".join(number_text(start, 3) for start in starts)
    table += "".join(number_text(tag, 4) + code for _, tag, code in lines)
    print(f"""/// The meanings of {len(lines)} English words, of 64 numbers each, read by `EnglishMeanings`.
///
/// Generated by `.ci/tables/word_meanings.py`. Source: WordNet 3.0, © 2006 by Princeton University,
/// whose licence lets anyone use, copy and modify it; the words are those of SCOWL, size classes up
/// to {LARGEST_SIZE_CLASS}.
enum WordMeanings {{
  /// The directory, then the entries, in characters of six bits each.
  static var table: StaticString {{
    // swift-format-ignore
    "{table}"
  }}
}}""")


main()
