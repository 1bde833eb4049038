import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of the record engine's writes. */
export const ofTheEngine: readonly AcceptedMutant[] = [
  ...acceptedFor('A write that runs in a transaction, or behind a savepoint, without need is only slower.', {
    'platform/record-engine/src/write/create-record.ts': [
      [
        'hasConsequences(object, true) || isAudited(viewer) ? outer.inTransaction(create) : create(outer)',
        'true → false',
      ],
      [
        'if (object === undefined || !isNumbered(object)) return createWhole(engine)',
        'without if (object === undefined || !isNumbered(object)) return cre…',
      ],
    ],
    'platform/record-engine/src/write/create-together.ts': [
      ['if (hasConsequences(metadata.object(operation.objectApiName), true)) break', 'true → false'],
    ],
    'platform/record-engine/src/write/taken-numbers.ts': [
      ['for (const field of object.fields.values()) if (field.autoNumber !== null) return true', '!== → ==='],
      ['return false', 'false → true'],
    ],
    'platform/record-engine/src/write/update-record.ts': [
      ['const isWhole = hasConsequences(object, false) || isAudited(viewer)', 'false → true'],
    ],
  }),
  ...acceptedFor('A record that is locked before it is needed, or not at all, only loses the race later.', {
    'platform/record-engine/src/write/delete-record.ts': [
      ['const visible = await readPrevious(engine, viewer, object, recordId, false)', 'false → true'],
      ['const locked = parts.length === 0', '=== → !=='],
      ['const locked = parts.length === 0', '0 → 1'],
    ],
    'platform/record-engine/src/write/read-previous.ts': [
      ["const lock = locked ? ' for update of t' : ''", 'condition turned round'],
    ],
    'platform/record-engine/src/write/update-record.ts': [
      ['const current = await readPrevious(engine, viewer, object, recordId, false)', 'false → true'],
    ],
  }),
  ...acceptedFor(
    'One record cannot be locked in another order, and ids of another table are not found in this one.',
    {
      'platform/record-engine/src/write/lock-records.ts': [
        ['if (ids.length < 2) return', 'without if (ids.length < 2) return'],
        ['const inputs = [ids.filter((recordId) => keyPrefixOf(recordId) === keyPrefix)]', 'without filter'],
      ],
    },
  ),
  ...acceptedFor('The value is always there; the condition is for the compiler.', {
    'platform/record-engine/src/compile/row-predicate.ts': [
      ["if (first === undefined) return 'false'", "without if (first === undefined) return 'false'"],
    ],
    'platform/record-engine/src/write/after-rules.ts': [
      ['if (verdicts === undefined) return', 'without if (verdicts === undefined) return'],
    ],
    'platform/record-engine/src/write/delete-record.ts': [
      ['if (part === undefined) return', 'without if (part === undefined) return'],
    ],
  }),
  ...acceptedFor('What comes after refuses, or passes, the same.', {
    'platform/record-engine/src/write/after-rules.ts': [
      ['if (outcome.fields.length === 0) return', 'without if (outcome.fields.length === 0) return'],
    ],
    'platform/record-engine/src/write/taken-numbers.ts': [
      [
        "if (!isPorchlightError(error, 'duplicateValue')) return false",
        "without if (!isPorchlightError(error, 'duplicateValue')) return fal…",
      ],
    ],
    'platform/record-engine/src/write/update-record.ts': [
      [
        'if (current.modstamp !== previous.modstamp) return',
        'without if (current.modstamp !== previous.modstamp) return',
      ],
    ],
  }),
  ...acceptedFor('No rule reads that many records.', {
    'platform/record-engine/src/write/read-related.ts': [['const relatedLimit = 1_000', '1_000 → 10000']],
  }),
]
