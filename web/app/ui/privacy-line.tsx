import styles from './privacy-line.module.css'

interface PrivacyLineProps {
  /** Who gets what is written, what for and how long. */
  words: string
  label: string
  href: string
}

/** Under a form (PRV-01). The text opens beside it: what was typed stays. */
export function PrivacyLine({ words, label, href }: PrivacyLineProps) {
  return (
    <p className={styles.line}>
      {words}{' '}
      <a className={styles.more} href={href} target="_blank" rel="noopener">
        {label}
      </a>
    </p>
  )
}
