import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** Protects secrets that must be readable again and therefore cannot be hashed. */
export interface SecretBox {
  /** Seals a text for one owner, such as a user’s id: version (1 byte), nonce (12), tag (16), ciphertext. Never twice the same bytes. */
  seal(owner: string, text: string): Buffer
  /** The text; null when it was sealed for another owner or under another secret, or was changed. */
  open(owner: string, sealed: Uint8Array): string | null
}

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes
const cipherName = 'aes-256-gcm'

/**
 * Creates a box of secrets, by default that of authenticator apps: AES-256-GCM under a key derived from `secret`
 * (HKDF-SHA-256) for one `purpose`. The owner is authenticated with the text, so that a row copied to another owner
 * cannot be decrypted.
 */
export function createSecretBox(
  secret: string,
  randomBytes: (size: number) => Uint8Array,
  purpose = 'porchlight identity.totp',
): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal: (owner, text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed])
    },

    open: (owner, sealed) => {
      if (sealed.length < headBytes || sealed[0] !== version) return null
      const nonce = sealed.subarray(1, 1 + nonceBytes)
      const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
