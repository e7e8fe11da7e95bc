import { useMediaQuery } from '../ui/use-media-query.ts'

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
