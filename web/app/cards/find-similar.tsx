import { Link } from 'react-router'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import button from '../ui/button.module.css'

interface FindSimilarProps {
  /** Without a language prefix. */
  to: string
  className?: string | undefined
}

/** For an apartment that nobody can buy any more: the way to those like it. */
export function FindSimilar({ to, className = '' }: FindSimilarProps) {
  const localised = useLocalised()
  return (
    <Link className={`${button.button} ${className}`} data-look="primary" to={localised(to)}>
      {m.find_similar()}
    </Link>
  )
}
