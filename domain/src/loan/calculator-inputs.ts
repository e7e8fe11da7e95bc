export interface CalculatorInputs {
  readonly apartmentPrice: number
  readonly apartmentName: string
  readonly isVisible: boolean
}

export const closedCalculator: CalculatorInputs = { apartmentPrice: 0, apartmentName: '', isVisible: false }
