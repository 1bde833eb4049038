import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AddProgramView } from './AddProgramView'
import { AddWebhookView } from './AddWebhookView'
import { ListView } from './ListView'
import { ProgramView } from './ProgramView'
import { parseProgramsView } from './programs-address'
import { WebhookView } from './WebhookView'

/** For administrators: which programs have access, and which receivers are sent what changed. */
export function Programs({ title }: ScreenProps) {
  const view = parseProgramsView(useSearch())
  switch (view.kind) {
    case 'addProgram':
      return <AddProgramView title={title} />
    case 'addWebhook':
      return <AddWebhookView title={title} />
    case 'program':
      return <ProgramView key={view.id} title={title} id={view.id} />
    case 'webhook':
      return <WebhookView key={view.id} title={title} id={view.id} />
    default:
      return <ListView title={title} />
  }
}
