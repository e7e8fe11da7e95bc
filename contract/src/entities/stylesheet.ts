import { stylesheetFault } from '@belvedere/domain/content/project-stylesheet'
import { z } from 'zod'

/** It sets tokens of the product, and nothing else; what is wrong with it is told. */
export const Stylesheet = z.string().superRefine((text, context) => {
  const fault = stylesheetFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
