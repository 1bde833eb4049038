import type { Viewer } from '@porchlight/metadata'
import { recordIdAt } from './platform-world'

const userId = (index: number) => recordIdAt('005', index)
const contactId = (index: number) => recordIdAt('003', index)

/** One or more viewers of each class, by their names in reports. */
export const viewers: Readonly<Record<string, Viewer>> = {
  guest: { class: 'guest', language: 'en' },
  'customer 0': { class: 'customer', language: 'en', userId: userId(0), contactId: contactId(0) },
  'customer 1': { class: 'customer', language: 'es', userId: userId(1), contactId: contactId(1) },
  'customer without records': {
    class: 'customer',
    language: 'en',
    userId: userId(9_000),
    contactId: contactId(9_000),
  },
  'advisor of the first brand': { class: 'advisor', language: 'en', userId: userId(2), brand: 'first' },
  'advisor of the third brand': { class: 'advisor', language: 'en', userId: userId(0), brand: 'third' },
  'supervisor of the second brand': {
    class: 'supervisor',
    language: 'en',
    userId: userId(9_001),
    brand: 'second',
  },
  admin: { class: 'admin', language: 'en', userId: userId(3) },
  system: { class: 'system', language: 'en', userId: userId(4) },
}

/** Returns the viewer with that name. */
export function viewerNamed(name: string): Viewer {
  const viewer = viewers[name]
  if (viewer === undefined) throw new TypeError(`There is no ${name}.`)
  return viewer
}
