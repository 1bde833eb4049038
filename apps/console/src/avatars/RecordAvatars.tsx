import { useRecordAvatars } from '@porchlight/data-service-react'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Avatar } from './Avatar'
import { isPerson } from './person'

type Avatars = NonNullable<ReturnType<typeof useRecordAvatars>['data']>
type AvatarData = Avatars['results'][number]['result']

const AvatarContext = createContext<ReadonlyMap<string, AvatarData>>(new Map())

/** Whether rows show avatars, and whether those are of people. */
const RowAvatarContext = createContext<'people' | 'things' | null>(null)

/** Reads the avatars of records in one request, for every `RecordAvatar` below. */
export function RecordAvatars({
  recordIds,
  children,
}: {
  readonly recordIds: readonly string[]
  readonly children: ReactNode
}) {
  const { data } = useRecordAvatars(recordIds.length === 0 ? undefined : { recordIds })
  const avatars = useMemo(
    () => new Map(data?.results.map(({ result }) => [result.recordId, result] as const)),
    [data],
  )
  return <AvatarContext value={avatars}>{children}</AvatarContext>
}

interface RecordAvatarProps {
  readonly recordId: string
  /** What a person is called; null for all other records. */
  readonly personName: string | null
  readonly size?: 'small' | 'large'
}

/** The avatar of a record that is named beside it; nothing where none was read. */
export function RecordAvatar({ recordId, personName, size }: RecordAvatarProps) {
  const avatar = useContext(AvatarContext).get(recordId)
  if (avatar === undefined) return null
  const isPhoto = avatar.type === 'Photo'
  return (
    <Avatar
      photoUrl={isPhoto ? avatar.photoUrl : undefined}
      theme={{ color: avatar.backgroundColor, iconUrl: isPhoto ? '' : avatar.iconUrl }}
      personName={personName}
      {...(size === undefined ? {} : { size })}
    />
  )
}

/** Shows the avatars of the records of one object before their names in the table below. */
export function RowAvatars({
  records,
  object,
  children,
}: {
  readonly records: readonly { readonly id: string }[]
  readonly object: ObjectInfoRepresentation
  readonly children: ReactNode
}) {
  const recordIds = useMemo(() => records.map(({ id }) => id), [records])
  return (
    <RowAvatarContext value={isPerson(object) ? 'people' : 'things'}>
      <RecordAvatars recordIds={recordIds}>{children}</RecordAvatars>
    </RowAvatarContext>
  )
}

/** The avatar of a row, in tables that show them. */
export function RowAvatar({ recordId, name }: { readonly recordId: string; readonly name: string }) {
  const rowKind = useContext(RowAvatarContext)
  return rowKind === null ? null : (
    <RecordAvatar recordId={recordId} personName={rowKind === 'people' ? name : null} />
  )
}
