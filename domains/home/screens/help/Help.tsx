import { Card, LinkList, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useShowsAlerts } from '../../../alerts/components/use-shows-alerts'
import { Announcements } from '../../../announcements/components/Announcements'
import { CallUs } from '../../../customer-service/components/CallUs'
import { EmergencyLine } from '../../../utilities/components/EmergencyLine'
import styles from './Help.module.css'
import { HelpPaying } from './HelpPaying'
import { labels } from './labels'
import { OwnMessages } from './OwnMessages'
import { SignInToWrite } from './SignInToWrite'
import { customerTasks, guestTasks } from './tasks'

/** Whom to call when it is dangerous, then what people come for, then an advisor by message or by phone. */
export function Help({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer } = usePage()
  const showsAlerts = useShowsAlerts()
  const tasks =
    viewer === null ? guestTasks : customerTasks.filter(({ path }) => path !== '/alerts' || showsAlerts)
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Announcements />
      <EmergencyLine />
      <div className={styles.columns}>
        <Card title={t('tasksTitle')}>
          <LinkList
            items={tasks.map(({ path, label, hint }) => ({
              href: address(path),
              label: t(label),
              hint: t(hint),
            }))}
          />
        </Card>
        <div className={styles.column}>
          {viewer === null ? <SignInToWrite /> : <OwnMessages />}
          <Card title={t('callTitle')}>
            <CallUs />
          </Card>
        </div>
        <HelpPaying />
      </div>
    </div>
  )
}
