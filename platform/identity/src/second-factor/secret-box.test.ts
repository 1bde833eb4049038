import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box'

const box = createSecretBox('a secret of one installation', randomBytes)

describe('a sealed secret', () => {
  it('opens for its owner, whatever its length, and never looks the same twice', () => {
    for (const text of ['', 'JBSWY3DPEHPK3PXP', 'ñ'.repeat(500)]) {
      expect(box.open('user-1', box.seal('user-1', text))).toBe(text)
      expect(box.seal('user-1', text).equals(box.seal('user-1', text))).toBe(false)
    }
  })

  it('is a version, a nonce of 12 bytes, a tag of 16 and as many bytes as the text', () => {
    const nonce = Buffer.alloc(12, 7)
    const sealed = createSecretBox('secret', () => nonce).seal('user-1', 'text')
    expect(sealed).toHaveLength(1 + 12 + 16 + 4)
    expect(sealed[0]).toBe(1)
    expect(sealed.subarray(1, 13)).toEqual(nonce)
    const sizes: number[] = []
    const counting = (size: number) => {
      sizes.push(size)
      return randomBytes(size)
    }
    createSecretBox('secret', counting).seal('user-1', 'text')
    expect(sizes).toEqual([12])
  })

  it('opens for no other owner, under no other secret and for no other purpose', () => {
    const sealed = box.seal('user-1', 'text')
    expect(box.open('user-2', sealed)).toBeNull()
    expect(createSecretBox('another secret', randomBytes).open('user-1', sealed)).toBeNull()
    const other = createSecretBox('a secret of one installation', randomBytes, 'another purpose')
    expect(other.open('user-1', sealed)).toBeNull()
  })

  it('opens with no byte changed, taken away or added', () => {
    const sealed = box.seal('user-1', 'text')
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect([index, box.open('user-1', changed)]).toEqual([index, null])
      expect([index, box.open('user-1', sealed.subarray(0, index))]).toEqual([index, null])
    }
    expect(box.open('user-1', Buffer.concat([sealed, Buffer.of(0)]))).toBeNull()
  })
})
