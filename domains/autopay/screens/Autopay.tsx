import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { AutopayGate } from '../components/AutopayGate'
import { AutopayNotices } from './AutopayNotices'
import { AutopayOff } from './AutopayOff'
import { AutopayOn } from './AutopayOn'

/** Shows AutoPay of an account: its meaning, turning it on and off, the next debit, and the text agreed to. */
export function Autopay({ title }: ScreenProps) {
  const query = new URLSearchParams(useSearch())
  return (
    <AutopayGate title={title}>
      {(autopay, refresh) => (
        <>
          <AutopayNotices autopay={autopay} query={query} refresh={refresh} />
          {autopay.state === 'Off' ? <AutopayOff autopay={autopay} /> : <AutopayOn autopay={autopay} />}
        </>
      )}
    </AutopayGate>
  )
}
