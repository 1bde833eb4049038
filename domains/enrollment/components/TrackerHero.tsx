import { Hero } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { NextActionWay } from './NextActionWay'
import { outcomeLabels } from './outcome-labels'
import { outcomeText } from './outcome-text'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import { useNextActionText } from './use-next-action-text'

const copy = { ...enrollmentLabels, ...outcomeLabels, ...planChangeLabels, ...serviceStopLabels }

/** Next actions that consist of waiting for a day, which is then displayed large. */
const days = new Set(['serviceStarts', 'planStarts', 'serviceStops'])

interface TrackerHeroProps {
  /** The title of the page. */
  readonly title: string
  readonly tracker: Tracker
}

/** Shows the one headline of an order: what happens next, whose turn it is and by when; or the outcome of the order. */
export function TrackerHero({ title, tracker }: TrackerHeroProps) {
  const t = useLabels(copy)
  const { outcome, next } = tracker
  if (next !== null) return <NextHero title={title} tracker={tracker} next={next} />
  if (outcome === 'underWay') return <Hero heading={title} />
  const { title: subject, text, isForCall } = outcomeText(t, outcome, tracker)
  return (
    <Hero heading={title} subject={subject} action={isForCall ? <CallButton /> : undefined}>
      {text}
    </Hero>
  )
}

function NextHero({
  title,
  tracker,
  next,
}: TrackerHeroProps & { readonly next: NonNullable<Tracker['next']> }) {
  const t = useLabels(enrollmentLabels)
  const { format } = usePage()
  const { title: subject, text, due } = useNextActionText(tracker, next)
  const day = days.has(next.name) && next.due !== null ? format.weekday(next.due) : undefined
  const isOurs = next.turn !== 'Customer'
  return (
    <Hero
      heading={title}
      subject={subject}
      figure={day}
      action={isOurs ? undefined : <NextActionWay next={next} orderId={tracker.orderId} withPhone={false} />}
    >
      <p>{text}</p>
      {due === null || day !== undefined ? null : <p>{due}</p>}
      {isOurs ? <p>{t(next.turn === 'Utility' ? 'turnUtility' : 'turnProvider')}</p> : null}
    </Hero>
  )
}
