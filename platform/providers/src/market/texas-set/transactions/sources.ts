/**
 * The sources of a declaration. Only the beginnings of some guides are available in public copies; the complete guides
 * are on ERCOT's site. What no copy shows is `unverified`, and has to be compared with the guides before a flight test.
 */
export const sources = {
  x12: 'ANSI ASC X12 004010: segments, elements and their lengths',
  protocols15: 'ERCOT Nodal Protocols, Section 15, Customer Registration (September 1, 2014)',
  protocols19: 'ERCOT Nodal Protocols, Section 19, Texas Standard Electronic Transaction (June 11, 2012)',
  guide814_03: 'Texas SET 814_03 implementation guide 2.1 (December 5, 2005), its introduction and changes',
  guide814_29: 'Texas SET 814_29 implementation guide 2.1 (December 5, 2005), its introduction and changes',
  guide820_02: 'Texas SET 820_02 implementation guide 3.0 (July 1, 2007), its introduction',
  codes824: 'Texas SET T824 code list 2.0A (October 8, 2004)',
  codes867_03: 'Texas SET T867_03 code list 2.0A (October 8, 2004)',
  meeting2007: 'Texas SET meeting of July 12, 2007, issues 064 and 067',
  change733: 'Texas SET change control 2010-733',
  change736: 'Texas SET change control 2010-736',
  change737: 'Texas SET change control 2010-737, with excerpts of the 650_01',
  change751: 'Texas SET change control 2010-751',
  change766: 'Texas SET change control 766',
  change794: 'Texas SET change control 794',
  change810: 'Texas SET change control 2020-810',
  change826: 'Texas SET change control 826',
  change832: 'Texas SET change control 2021-832',
  change835: 'Texas SET change control 835',
  change837: 'Texas SET change control 837',
  change846: 'Texas SET change control 846',
  issue128: 'Texas SET issue 128',
  flightTest: 'Files of a flight test of 2016 that are in a public repository: 867_04, 814_PC and 997',
  industry: 'Utility Industry Group guides of the 814 and 867 in other states, which Texas SET grew from',
  unverified: 'No public copy shows it; compare it with the guide before a flight test',
} as const

/** One of `sources`. */
export type Basis = keyof typeof sources
