import { fingerprint } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type { ListUIRepresentation } from '../../representation/list-ui-schema'
import type { CollectionRequest } from '../read-collection'
import type { OpenList } from './open-list'
import { readListPage } from './read-list-page'

/** Reads a list view's definition and a page of its records, and remembers that the viewer opened it. */
export async function readListUi(
  list: OpenList,
  request: CollectionRequest,
  context: CallContext,
): Promise<ListUIRepresentation> {
  const records = await readListPage(list, request, context)
  await rememberOpened(list, context)
  const shown = { ...records, records: records.records.map(({ eTag }) => eTag) }
  return { eTag: fingerprint(JSON.stringify(shown)), info: list.info, records }
}

/** Lists are remembered for a reader of our own pages only: another site's page could open them unseen. */
async function rememberOpened({ view }: OpenList, context: CallContext): Promise<void> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest' || view.type === 'mru' || !context.fromOwnPage) return
  await personalization.recentItems.remember(viewer.userId, 'listView', view.object.apiName, [view.id])
}
