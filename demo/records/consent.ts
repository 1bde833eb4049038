import { autopayHouseholds, debitedMethod } from '../world/autopay-households'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import type { DemoPerson } from '../world/person'
import { demoAccountId } from './account'
import { demoConsentTexts } from './consent-texts'
import { demoContactId } from './contact'

/** Returns the id of a consent. */
export function demoConsentId(seed: number, key: string): string {
  return demoId(seed, 'a0e', key)
}

interface Given {
  readonly key: string
  readonly person: DemoPerson
  readonly homeKey: string | null
  readonly type: string
  readonly action: 'Given' | 'Withdrawn'
  readonly date: string
  readonly channel: string
}

/**
 * Returns the terms accepted by everyone with an order, and consents to bills, debits and texts; some were withdrawn.
 */
export function demoConsents(people: DemoPeople): readonly DemoRecord[] {
  const { seed, today } = people
  const since = (homeKey: string) =>
    people.households.find(({ home }) => home.key === homeKey)?.ledger.bills[0]?.billDate ??
    addDays(today, -3)
  const terms = people.people.map((person): Given => {
    const homeKey = person.homes[0]?.key ?? null
    const date = homeKey === null ? today : addDays(since(homeKey), -40)
    const channel = person.hasLogin === false ? 'Phone' : 'Portal'
    return { key: `terms ${person.key}`, person, homeKey, type: 'Terms', action: 'Given', date, channel }
  })
  const languages = people.people
    .filter(({ language }) => language === 'es')
    .map((person): Given => {
      const date = addDays(today, -200)
      const key = `language ${person.key}`
      return { key, person, homeKey: null, type: 'Language', action: 'Given', date, channel: 'Portal' }
    })
  const debits = autopayHouseholds(people).map((household): Given => {
    const { person, home } = household
    const type = `Autopay_${debitedMethod(household)}`
    const key = `autopay ${home.key}`
    return { key, person, homeKey: home.key, type, action: 'Given', date: since(home.key), channel: 'Portal' }
  })
  const paperless = people.households
    .filter(({ home }) => home.paperless === true)
    .map(({ person, home }): Given => {
      const key = `paperless ${home.key}`
      const date = since(home.key)
      return { key, person, homeKey: home.key, type: 'Paperless', action: 'Given', date, channel: 'Portal' }
    })
  const texts = people.people.flatMap((person, index): readonly Given[] => {
    const homeKey = person.homes[0]?.key ?? null
    if (index % 2 === 1) return []
    const given: Given = {
      key: `texts ${person.key}`,
      person,
      homeKey,
      type: 'Text_Alerts',
      action: 'Given',
      date: addDays(today, -120),
      channel: 'Portal',
    }
    if (index % 8 !== 4) return [given]
    return [
      given,
      {
        ...given,
        key: `stop ${person.key}`,
        action: 'Withdrawn',
        date: addDays(today, -20),
        channel: 'Text',
      },
    ]
  })
  return [...terms, ...languages, ...debits, ...paperless, ...texts].map((given) => ({
    objectApiName: 'Consent__c',
    id: demoConsentId(seed, given.key),
    fields: {
      Contact__c: demoContactId(seed, given.person.key),
      Account__c: given.homeKey === null ? null : demoAccountId(seed, given.homeKey),
      Consent_Type__c: given.type,
      Action__c: given.action,
      Text_Version__c: `${given.type.toLowerCase().replaceAll('_', '-')}-2`,
      Text_Language__c: given.person.language,
      Channel__c: given.channel,
      Given_At__c: momentOf(given.date, 16, 30),
      Consent_Text__c:
        given.action === 'Withdrawn'
          ? 'STOP'
          : (demoConsentTexts[given.type]?.[given.person.language] ?? null),
      Network_Address__c: given.channel === 'Portal' ? '192.0.2.44' : null,
      CreatedDate: momentOf(given.date, 16, 30),
    },
  }))
}
