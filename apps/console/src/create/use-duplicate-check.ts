import { useDuplicateConfiguration, useDuplicates } from '@porchlight/data-service-react'
import type { FieldScalar } from '@porchlight/metadata'
import type { GetDuplicatesConfig } from '@porchlight/ui-api/client'
import { useState } from 'react'

/** What is looked for before a record is saved. */
export interface DuplicateCheck {
  /** What was found for what the form held at the last check; null when nothing was. */
  readonly found: NonNullable<ReturnType<typeof useDuplicates>['data']> | null
  /** Looks for duplicates of what the form holds now. */
  readonly check: () => void
}

/** Looks for records that a new one would duplicate, where the object has duplicate rules. */
export function useDuplicateCheck(
  apiName: string,
  getFieldValue: (name: string) => FieldScalar,
): DuplicateCheck {
  const [lookup, setLookup] = useState<GetDuplicatesConfig | undefined>()
  const configuration = useDuplicateConfiguration({ objectApiName: apiName }).data
  const { data } = useDuplicates(lookup)
  function check() {
    if (configuration?.predupeEnabled !== true) return
    const names = new Set([
      ...configuration.dedupeFields,
      ...configuration.duplicateRules.flatMap(({ matchRules }) =>
        matchRules.flatMap(({ matchFields }) => matchFields),
      ),
    ])
    const fields = Object.fromEntries(
      [...names].map((name) => [name, getFieldValue(name)] as const).filter(([, value]) => value !== null),
    )
    setLookup(Object.keys(fields).length === 0 ? undefined : { apiName, fields })
  }
  return { found: data?.duplicateError === true ? data : null, check }
}
