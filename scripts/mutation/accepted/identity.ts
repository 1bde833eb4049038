import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of credentials, sessions and limits. */
export const ofIdentity: readonly AcceptedMutant[] = [
  ...acceptedFor('A malformed token has no hash, and no row holds either value.', {
    'platform/identity/src/customer-view/customer-views.ts': [
      ['token_hash: hashToken(token) ?? Buffer.alloc(0),', '0 → 1'],
      ['session_hash: hashToken(sessionToken) ?? Buffer.alloc(0),', '0 → 1'],
      [".where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))", '0 → 1'],
    ],
    'platform/identity/src/known-device/known-devices.ts': [
      ['token_hash: hashToken(token) ?? Buffer.alloc(0),', '0 → 1'],
      [".where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))", '0 → 1'],
    ],
    'platform/identity/src/second-factor/pending-sign-ins.ts': [
      ['token_hash: hashToken(token) ?? Buffer.alloc(0),', '0 → 1'],
    ],
  }),
  ...acceptedFor('A malformed token matches no row; the guard only saves the query.', {
    'platform/identity/src/second-factor/pending-sign-ins.ts': [
      ['if (tokenHash === null) return null', 'without if (tokenHash === null) return null'],
    ],
    'platform/identity/src/session/sessions.ts': [
      ['if (tokenHash === null) return null', 'without if (tokenHash === null) return null'],
      ['if (tokenHash === null) return', 'without if (tokenHash === null) return'],
      [
        'if (!/^[0-9a-f]{64}$/.test(sessionId)) return false',
        'without if (!/^[0-9a-f]{64}$/.test(sessionId)) return false',
      ],
      ['if (!/^[0-9a-f]{64}$/.test(sessionId)) return false', 'pattern that fits everything'],
    ],
    'platform/identity/src/one-time-token/one-time-tokens.ts': [
      [
        "if (tokenHash === null) return { state: 'unknown' }",
        "without if (tokenHash === null) return { state: 'unknown' }",
      ],
    ],
    'platform/identity/src/second-factor/enrolment-guard.ts': [
      ['if (tokenHash === null) return false', 'without if (tokenHash === null) return false'],
    ],
  }),
  ...acceptedFor('It is read by programmers alone.', {
    'platform/identity/src/one-time-token/one-time-tokens.ts': [
      ["throw fail('numberOutsideRange', { parameter: 'lifetimeMs', min: 1, max })", '1 → 0'],
    ],
  }),
  ...acceptedFor('What is longer than a code is wrong, however much of it is compared.', {
    'platform/identity/src/phone-code/phone-codes.ts': [
      ["const given = Buffer.from(code.replace(/[\\s-]/g, '').padEnd(6).slice(0, 7))", '7 → 70'],
    ],
  }),
  ...acceptedFor('The two characters are never at the same place.', {
    'platform/identity/src/attempt/mailbox-key.ts': [
      ['return plus < 1 || plus > at ? plain : plain.slice(0, plus) + plain.slice(at)', '> → >='],
    ],
  }),
  ...acceptedFor('The value is always there; the condition is for the compiler.', {
    'platform/identity/src/log-in/address-key.ts': [
      ['const [first = 0, second = 0, third = 0, fourth = 0] = pairsOf(bytes)', '0 → 1'],
      ['return networks.at(-1)?.key ?? networks[0].key', '0 → 1'],
      [
        'return bytes.flatMap((byte, index) => (index % 2 === 0 ? [byte * 256 + (bytes[index + 1] ?? 0)] : []))',
        '0 → 1',
      ],
    ],
    'platform/identity/src/second-factor/second-factors.ts': [
      ['passkeys: row?.passkeys ?? 0,', '0 → 1'],
      ['recoveryCodesLeft: row?.codes ?? 0,', '0 → 1'],
    ],
    'platform/identity/src/second-factor/authenticator-app.ts': [
      [
        'if (sealed === null || step === null) return false',
        'without if (sealed === null || step === null) return false',
      ],
      ['if (sealed === null || step === null) return false', '|| → &&'],
    ],
    'platform/identity/src/password/credentials.ts': [
      [
        "if (credential === undefined) throw fail('internal')",
        "without if (credential === undefined) throw fail('internal')",
      ],
    ],
    'platform/identity/src/session/sessions.ts': [
      [
        "if (tokenHash === null) throw fail('internal')",
        "without if (tokenHash === null) throw fail('internal')",
      ],
    ],
    'platform/identity/src/one-time-token/one-time-tokens.ts': [
      [
        "if (tokenHash === null) throw fail('internal')",
        "without if (tokenHash === null) throw fail('internal')",
      ],
    ],
    'platform/identity/src/password/password-hasher.ts': [
      ['if (match === null) return null', 'without if (match === null) return null'],
    ],
  }),
  ...acceptedFor('Steps are compared with each other alone.', {
    'platform/identity/src/second-factor/authenticator-app.ts': [
      ['return delta === null ? null : Math.floor(timestamp / stepMs) + delta', 'floor → ceil'],
    ],
  }),
  ...acceptedFor('A longer secret serves as well.', {
    'platform/identity/src/second-factor/authenticator-app.ts': [
      ['const secret = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer })', '20 → 200'],
    ],
  }),
  ...acceptedFor('Every step of today is later.', {
    'platform/identity/src/second-factor/authenticator-app.ts': [
      ['.values({ user_id: userId, sealed_offer: sealedOffer, last_step: 0 })', '0 → 1'],
    ],
  }),
  ...acceptedFor('A malformed code is never valid; the guard only saves the work.', {
    'platform/identity/src/second-factor/authenticator-app.ts': [
      ['if (!/^\\d{6}$/.test(token)) return null', 'without if (!/^\\d{6}$/.test(token)) return null'],
      ['if (!/^\\d{6}$/.test(token)) return null', 'pattern that fits everything'],
    ],
  }),
  ...acceptedFor('A longer challenge serves as well.', {
    'platform/identity/src/second-factor/passkey-challenges.ts': [
      ['const challenge = new Uint8Array(randomBytes(32))', '32 → 320'],
    ],
  }),
  ...acceptedFor('A row without a secret is no factor.', {
    'platform/identity/src/second-factor/young-factors.ts': [
      [
        'authenticatorApp: [giveBack.compile(database), removeEmpty.compile()],',
        'without removeEmpty.compile()',
      ],
    ],
  }),
  ...acceptedFor('No token hashes to this value either.', {
    'platform/identity/src/ways-in/end-ways-in.ts': [
      ['const present = presentSession ?? Buffer.alloc(32)', '32 → 320'],
      [".where('token_hash', '!=', presentDevice ?? Buffer.alloc(32))", '32 → 320'],
    ],
  }),
  ...acceptedFor('Whatever ends the one kind ends the other as well.', {
    'platform/identity/src/ways-in/end-ways-in.ts': [
      ["const kind = wayIn === 'bearerToken' ? 'bearer' : 'browser'", '=== → !=='],
    ],
  }),
  ...acceptedFor('Data without a challenge throws, which is answered the same way.', {
    'platform/identity/src/second-factor/passkeys.ts': [
      [
        "if (typeof data !== 'object' || data === null) return ''",
        "without if (typeof data !== 'object' || data === null) return ''",
      ],
      ["if (typeof data !== 'object' || data === null) return ''", '|| → &&'],
    ],
  }),
  ...acceptedFor('Of no lock-out there is nobody to notify.', {
    'platform/identity/src/log-in/log-in.ts': [
      ['if (onLockOut !== undefined && lock.lockOuts > 0)', '> → >='],
    ],
  }),
  ...acceptedFor('A longer salt serves as well.', {
    'platform/identity/src/password/password-hasher.ts': [
      ['return hashBy(known ?? { ...cost, salt: randomBytes(16) }, password)', '16 → 160'],
      [
        "const hashed = await hashBy(recipe ?? { ...cost, salt: randomBytes(16) }, password ?? 'stand-in')",
        '16 → 160',
      ],
      [
        'return `$argon2id$v=19$${parameters}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`',
        '16 → 160',
      ],
      [
        'return `$argon2id$v=19$${parameters}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`',
        '32 → 320',
      ],
    ],
  }),
  ...acceptedFor('What is so long is overlong by its characters too; the guard saves counting them.', {
    'platform/identity/src/password/password-text.ts': [
      [
        'if (password.length > longestRawText) return null',
        'without if (password.length > longestRawText) return null',
      ],
      ['if (password.length > longestRawText) return null', '> → >='],
    ],
  }),
  ...acceptedFor('A longer id serves as well.', {
    'platform/identity/src/email-change/email-changes.ts': [
      ["const id = Buffer.from(randomBytes(16)).toString('hex')", '16 → 160'],
    ],
  }),
  ...acceptedFor('A session that is over by its time is so by its idle time as well.', {
    'platform/identity/src/purge-expired.ts': [
      [
        "row.or([row('idle_expires_at', '<=', at), row('expires_at', '<=', at), row('ended_at', '<=', at)]),",
        "without row('expires_at', '<=', at)",
      ],
    ],
  }),
]
