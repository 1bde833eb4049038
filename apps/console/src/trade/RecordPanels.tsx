import { recordPanels } from '@porchlight/domains/console'
import type { RecordPanel } from '@porchlight/page-parts/console-part'
import { Part } from './Part'

interface RecordPanelsProps {
  readonly record: { readonly id: string; readonly apiName: string }
  readonly place: RecordPanel['place']
}

/** What domains add to the page of a record, by its object. */
export function RecordPanels({ record, place }: RecordPanelsProps) {
  return recordPanels
    .filter((panel) => panel.objectApiName === record.apiName && panel.place === place)
    .map((panel) => <Part key={`${panel.name} ${record.id}`} part={panel} props={{ recordId: record.id }} />)
}
