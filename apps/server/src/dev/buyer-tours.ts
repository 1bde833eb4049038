import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { fold } from './fold'
import { type GuideLabel, type GuideWords, partPath } from './guide-words'
import { signInForm } from './sign-in-form'

/** A step of a tour: where it is, what to do there, and the result. */
interface Step {
  readonly path: string
  readonly label: GuideLabel
  readonly end: GuideLabel
  /** A second address, at the end of the step. */
  readonly second?: { readonly address: string; readonly label: GuideLabel }
}

/**
 * Renders ten-minute tours for decision makers: an IT director as the administrator, a head of customer care as the
 * supervisor.
 */
export function buyerTours(words: GuideWords, everyone: readonly TourPerson[]): Html {
  const director: readonly Step[] = [
    { path: '/console/operations', label: 'directorHealth', end: 'directorHealthEnd' },
    { path: '/console/setup/plans', label: 'directorPlans', end: 'directorPlansEnd' },
    {
      path: '/console/setup/people?invite',
      label: 'directorPeople',
      end: 'directorPeopleEnd',
      second: { address: words.to('/console/operations?view=audit'), label: 'directorAudit' },
    },
    // Signing in as Dana ends the administrator's session, so steps that need it come first.
    { path: partPath('payments'), label: 'directorAway', end: 'directorAwayEnd' },
    { path: '/dev/playground', label: 'directorCall', end: 'directorCallEnd' },
  ]
  const care: readonly Step[] = [
    { path: '/console/work', label: 'careQueue', end: 'careQueueEnd' },
    { path: '/console/team', label: 'careTeam', end: 'careTeamEnd' },
    {
      path: '/console/new/Announcement__c',
      label: 'careBanner',
      end: 'careBannerEnd',
      second: { address: words.to('/outages'), label: 'careOutages' },
    },
    { path: '/console/list/Campaign__c', label: 'careCampaign', end: 'careCampaignEnd' },
    { path: '/console/figures', label: 'careFigures', end: 'careFiguresEnd' },
  ]
  const whoIs = (role: TourPerson['role']) => everyone.find((person) => person.role === role)
  return html`<div class="folds">${tour(words, 'director', 'directorTour', whoIs('Admin'), director)}${tour(words, 'care', 'careTour', whoIs('Supervisor'), care)}</div>`
}

function tour(
  words: GuideWords,
  id: string,
  title: GuideLabel,
  person: TourPerson | undefined,
  steps: readonly Step[],
): Html {
  const { t, to } = words
  if (person?.signIn == null) return html``
  const { signIn, name } = person
  const signed = signInForm({
    ...signIn,
    startUrl: to('/console'),
    action: to('/login'),
    words: t('bePerson', { name }),
  })
  const list = html`<ol class="steps"><li>${t('tourSignIn')} <a href="${to('/dev/authenticator')}">${t('authenticator')}</a>.${signed}</li>
${steps.map(({ path, label, end, second }) => {
  const last = second === undefined ? html`` : html` <a href="${second.address}">${t(second.label)}</a>.`
  // The playground is in English only.
  const way =
    path === '/dev/playground'
      ? html`<a href="${path}" hreflang="en">${t(label)}</a>`
      : html`<a href="${to(path)}">${t(label)}</a>`
  return html`<li>${way} ${t(end)}${last}</li>
`
})}</ol>`
  return fold(words, { id, title, state: t('tenMinutes') }, list)
}
