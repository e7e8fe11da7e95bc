/** An address that is no screen answers 404 (GEN-09). */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
