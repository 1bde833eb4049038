import type { Delimiters, Segment } from './interchange'
import { X12Error } from './x12-error'

/** `ISA` has elements of fixed widths, so that its separators are at fixed positions. */
const isaLength = 106
/** Longer than any segment of the standard. */
const mostSegmentCharacters = 4_096
const mostElements = 200

/** Reads the segments of one interchange one by one. */
export class SegmentReader {
  readonly delimiters: Delimiters
  #offset = 0
  #peeked: { readonly segment: Segment | null; readonly end: number } | null = null
  /** The position of the segment that was read last, from 1. */
  position = 0

  /** @throws X12Error when the text does not begin with `ISA` or its separators cannot be told apart */
  constructor(readonly text: string) {
    if (!text.startsWith('ISA') || text.length < isaLength) {
      throw new X12Error('noInterchange', { segment: 1 }, 'The text does not begin with ISA.')
    }
    const delimiters = {
      element: text.charAt(3),
      component: text.charAt(104),
      segment: text.charAt(105),
    }
    const each = Object.values(delimiters)
    if (new Set(each).size !== 3 || each.some((sign) => /[\p{L}\p{N} ]/u.test(sign))) {
      throw new X12Error('badDelimiters', { segment: 1 }, 'The separators of ISA cannot be told apart.')
    }
    this.delimiters = delimiters
  }

  /** Returns the next segment without consuming it; null at the end of the text. */
  peek(): Segment | null {
    this.#peeked ??= this.#read()
    return this.#peeked.segment
  }

  /** Reads the next segment. */
  next(): Segment | null {
    const segment = this.peek()
    if (this.#peeked !== null && segment !== null) {
      this.#offset = this.#peeked.end
      this.position += 1
    }
    this.#peeked = null
    return segment
  }

  /** Returns the text after the last segment that was read. */
  rest(): string {
    return this.text.slice(this.#offset)
  }

  #read(): { readonly segment: Segment | null; readonly end: number } {
    const { element, segment: terminator } = this.delimiters
    const start = this.#startOfSegment()
    if (start >= this.text.length) return { segment: null, end: start }
    const end = this.text.indexOf(terminator, start)
    const place = { segment: this.position + 1 }
    if (end === -1) throw new X12Error('missingTrailer', place, 'The last segment has no end.')
    if (end - start > mostSegmentCharacters) throw new X12Error('tooLarge', place, 'A segment is too long.')
    const segment = this.text.slice(start, end).split(element)
    if (segment.length > mostElements) {
      throw new X12Error('tooLarge', place, 'A segment has too many elements.')
    }
    if (!/^[A-Z][A-Z0-9]{1,2}$/.test(segment[0] ?? '')) {
      throw new X12Error('unexpectedSegment', place, 'The name of a segment is expected.')
    }
    return { segment, end: end + 1 }
  }

  /** Lines may be broken after the end of a segment. */
  #startOfSegment(): number {
    let start = this.#offset
    while (start < this.text.length && '\r\n'.includes(this.text.charAt(start))) start += 1
    return start
  }
}
