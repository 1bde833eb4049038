import type { useListInfoByName, useListObjectInfo } from '@porchlight/data-service-react'

/** A list view as the data service defines it. */
export type ListInfo = NonNullable<ReturnType<typeof useListInfoByName>['data']>

/** What list views of an object can be made of. */
export type ListObjectInfo = NonNullable<ReturnType<typeof useListObjectInfo>['data']>
