import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { customerServiceLabels } from '../../customer-service/components/labels'
import { PhoneLink } from '../../customer-service/components/PhoneLink'
import { useFindUtilities } from '../methods/find-utilities/hook'
import styles from './EmergencyLine.module.css'

/** Whom to call when waiting is dangerous: the utility of each of the viewer's homes, each once; guests find theirs. */
export function EmergencyLine() {
  const t = useLabels(customerServiceLabels)
  const address = useAddress()
  const { viewer } = usePage()
  const { data } = useFindUtilities(viewer === null ? undefined : {})
  const lines = (data?.utilities ?? []).flatMap(({ id, name, commodity, phone }) =>
    phone === null ? [] : [{ id, name, isGas: commodity === 'Gas', phone }],
  )
  return (
    <Notice kind="warning" title={t('emergencyTitle')}>
      {lines.length > 0 ? null : viewer === null ? <p>{t('findUtility')}</p> : <CallUs />}
      {lines.map(({ id, isGas, name, phone }) => (
        <p key={id}>
          {t(isGas ? 'gasEmergency' : 'powerEmergency', { utility: name })} <PhoneLink phone={phone} />
        </p>
      ))}
      <p className={styles.ways}>
        <a href={address('/outages')}>{t('aboutOutages')}</a>
        <a href={address('/gas-leak')}>{t('aboutGasLeaks')}</a>
      </p>
    </Notice>
  )
}
