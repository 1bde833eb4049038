import { brandOf, voiceOf } from '@porchlight/brands'
import { Button, Card, Hero, Icon, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage, Sections } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { Announcements } from '../../../announcements/components/Announcements'
import styles from './Landing.module.css'
import { labels } from './labels'

const tasks = [
  { path: '/plans?home=other', label: 'moving', hint: 'movingHint' },
  { path: '/pay', label: 'payBill', hint: 'payBillHint' },
  { path: '/outages', label: 'outage', hint: 'outageHint' },
  { path: '/enrollment-status', label: 'order', hint: 'orderHint' },
] as const

/** What a guest finds at the front door: prices for a ZIP code in one step, the errands people come for, and the brand. */
export function Landing({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { brand, language, demo } = usePage()
  const address = useAddress()
  const { headline, lead, promises } = voiceOf(brand)
  return (
    <HeroPage>
      <Head title={title} />
      <Hero
        size="large"
        heading={headline[language]}
        action={
          <form className={styles.zip} action={address('/plans')}>
            <TextField
              name="zip"
              label={t('zip')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
            <Button type="submit">{t('seePrices')}</Button>
          </form>
        }
        more={
          <a className={styles.account} href={address('/login')}>
            {t('haveAccount')}
          </a>
        }
      >
        {lead[language]}
      </Hero>
      <Sections>
        <Announcements />
        <Card title={t('tasksTitle')} tone="quiet">
          <ul className={styles.tasks}>
            {tasks.map(({ path, label, hint }) => (
              <li key={label}>
                <a className={styles.task} href={address(path)}>
                  <span>
                    <strong className={styles.name}>{t(label)}</strong>
                    <span className={styles.hint}>{t(hint)}</span>
                  </span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('promisesTitle', { brand: brandOf(brand).names.displayName })} tone="quiet">
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise.title.en} className={styles.promise}>
                <h3 className={styles.promiseTitle}>{promise.title[language]}</h3>
                <p>{promise.text[language]}</p>
              </li>
            ))}
          </ul>
        </Card>
        {demo ? (
          <p className={styles.demo}>
            {t('demo')} <a href={address('/dev')}>{t('demoLink')}</a>
          </p>
        ) : null}
      </Sections>
    </HeroPage>
  )
}
