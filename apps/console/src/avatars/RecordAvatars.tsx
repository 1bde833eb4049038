import { useRecordAvatars } from '@porchlight/data-service-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Avatar } from './Avatar'

type Avatars = NonNullable<ReturnType<typeof useRecordAvatars>['data']>
type ReadAvatar = Avatars['results'][number]['result']

const Read = createContext<ReadonlyMap<string, ReadAvatar>>(new Map())

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
  return <Read value={avatars}>{children}</Read>
}

interface RecordAvatarProps {
  readonly recordId: string
  /** What a person is called; null for all other records. */
  readonly personName: string | null
  readonly size?: 'small' | 'large'
}

/** The avatar of a record that is named beside it; nothing where none was read. */
export function RecordAvatar({ recordId, personName, size }: RecordAvatarProps) {
  const avatar = useContext(Read).get(recordId)
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
