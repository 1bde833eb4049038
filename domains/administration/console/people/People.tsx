import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { InviteView } from './InviteView'
import { ListView } from './ListView'
import { PersonView } from './PersonView'
import { parsePeopleView } from './people-address'

/** For administrators: who works in the console, and with which rights. */
export function People({ title }: ScreenProps) {
  const view = parsePeopleView(useSearch())
  if (view.kind === 'invite') return <InviteView title={title} />
  if (view.kind === 'person') return <PersonView key={view.userId} title={title} userId={view.userId} />
  return <ListView title={title} search={view.search} after={view.after} />
}
