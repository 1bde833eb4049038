import styles from './Plans.module.css'

/** A phone number that a tap calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  )
}
