import type { ColumnType } from 'kysely'
import type { PhotoAvatar } from '../avatar/photo-avatar'

/** One user's choice for one subject, such as the columns of a list. */
interface PreferenceTable {
  user_id: string
  kind: string
  subject: string
  /** JSON; written as text. */
  value: ColumnType<unknown, string, string>
  changed_at: Date
}

/** An item that one user viewed, and when last. */
interface RecentItemTable {
  user_id: string
  kind: string
  object_api_name: string
  item_id: string
  viewed_at: Date
}

/** A list view created by a user. */
interface ListViewTable {
  id: string
  object_api_name: string
  api_name: string
  /** The form in which names are compared. */
  lower_api_name: string
  label: string
  owner_id: string
  brand: string | null
  visibility: 'Private' | 'Public' | 'Shared'
  /** JSON; written as text. */
  definition: ColumnType<unknown, string, string>
  created_at: Date
  changed_at: Date
}

/** The picture of one record. */
interface AvatarTable {
  record_id: string
  /** JSON; written as text. */
  photo: ColumnType<PhotoAvatar, string, string>
  changed_by: string
  changed_at: Date
}

export interface PersonalizationTables {
  'personalization.avatar': AvatarTable
  'personalization.list_view': ListViewTable
  'personalization.preference': PreferenceTable
  'personalization.recent_item': RecentItemTable
}
