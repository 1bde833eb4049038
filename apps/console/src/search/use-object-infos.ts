import { useObjectInfos } from '@porchlight/data-service-react'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { useMemo } from 'react'

/** The descriptions of objects by their names; those that are on their way, or not for the viewer, are absent. */
export function useObjectInfosByName(
  objectApiNames: readonly string[],
): Readonly<Record<string, ObjectInfoRepresentation>> {
  const { data } = useObjectInfos(objectApiNames.length === 0 ? undefined : { objectApiNames })
  return useMemo(() => {
    const infos = (data?.results ?? []).flatMap(({ statusCode, result }) =>
      statusCode === 200 ? [result] : [],
    )
    return Object.fromEntries(infos.map((info) => [info.apiName, info]))
  }, [data])
}
