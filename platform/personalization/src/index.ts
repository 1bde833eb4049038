export type { Avatars } from './avatar/avatars'
export type { PhotoAvatar } from './avatar/photo-avatar'
export { type PersonalizationMigration, personalizationMigrations } from './database/migrations'
export { erasePersonalization } from './erase-personalization'
export type {
  ListViewReader,
  ListViews,
  ListViewVisibility,
  StoredListView,
} from './list-view/list-views'
export { createPersonalization, type Personalization, type PersonalizationOptions } from './personalization'
export type { PreferenceKind, Preferences } from './preference/preferences'
export { type RecentItemKind, type RecentItems, recentItemLimit } from './recent-item/recent-items'
