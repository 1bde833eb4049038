import styles from './PhoneLink.module.css'

/** A phone number that a tap calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.phone} href={phoneAddress(phone)}>
      {phone}
    </a>
  )
}

/** What a link to a phone number leads to. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
