/**
 * Returns 32 hex digits that change when `text` does: four 32-bit lanes of multiplication and rotation. Distinguishes
 * versions, in the browser too; it does not protect against deliberate collisions.
 */
export function fingerprint(text: string): string {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0xdeadbeef
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 0x9e3779b1)
    b = c ^ Math.imul(b ^ code, 0x85ebca6b)
    c = d ^ Math.imul(c ^ code, 0xc2b2ae35)
    d = a ^ Math.imul(d ^ code, 0x27d4eb2f)
  }
  a = mix(a ^ text.length ^ (c >>> 18))
  b = mix(b ^ a ^ (d >>> 22))
  c = mix(c ^ b ^ (a >>> 17))
  d = mix(d ^ c ^ (b >>> 19))
  a ^= d
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
