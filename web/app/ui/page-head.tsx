interface PageHeadProps {
  title: string
  description?: string | undefined
  /** The share picture; its address is made absolute, as previews demand. */
  picture?: string | undefined
  origin?: string | undefined
}

/** Title, description and share picture of a screen; React lifts them into <head>. */
export function PageHead({ title, description, picture, origin }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={origin ? new URL(picture, origin).href : picture} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}
