/**
 * Yields the chunks of a stream as parts of `partBytes` each; the last holds the remainder and may be shorter. An empty
 * stream yields one part, without bytes. Only one part is in memory at a time.
 */
export async function* gatherParts(
  bytes: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }> {
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    // A part is yielded only once there is more: the last one is known to be the last.
    for (let rest = chunk; rest.length > 0; ) {
      if (length === partBytes) {
        yield { bytes: Buffer.concat(chunks), isLast: false }
        chunks = []
        length = 0
      }
      const taken = rest.subarray(0, partBytes - length)
      chunks.push(taken)
      length += taken.length
      rest = rest.subarray(taken.length)
    }
  }
  yield { bytes: Buffer.concat(chunks), isLast: true }
}
