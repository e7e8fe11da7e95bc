import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './security-page.module.css'

/** 36 px high, in a target of 44. */
export function SmallButton(props: Omit<ComponentProps<typeof Button>, 'className' | 'look'>) {
  return <Button {...props} className={styles.small} />
}
