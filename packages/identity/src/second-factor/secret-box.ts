import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** Keeps secrets that have to be read again, so hashing them will not do. */
export interface SecretBox {
  /** Seals a text for one user: version (1 byte), nonce (12), tag (16), ciphertext. Never twice the same bytes. */
  seal(userId: string, text: string): Buffer
  /** The text; null when it was sealed for another user or under another secret, or was changed. */
  open(userId: string, sealed: Uint8Array): string | null
}

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes
const cipherName = 'aes-256-gcm'

/**
 * Makes the box of the secrets of authenticator apps: AES-256-GCM under a key derived from `secret` (HKDF-SHA-256).
 * The user's id is authenticated with the text, so that a row which is copied to another user opens nothing.
 */
export function createSecretBox(secret: string, randomBytes: (size: number) => Uint8Array): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight identity.totp', 32))
  return {
    seal: (userId, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(userId))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed])
    },

    open: (userId, sealed) => {
      if (sealed.length < headBytes || sealed[0] !== version) return null
      const nonce = sealed.subarray(1, 1 + nonceBytes)
      const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(userId))
      decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
