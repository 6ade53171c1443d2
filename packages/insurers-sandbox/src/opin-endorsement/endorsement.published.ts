const text = (maxLength: number) => ({ type: 'string', maxLength });
const custom = {
  type: 'array',
  items: {
    type: 'object',
    required: ['fieldId', 'value'],
    additionalProperties: false,
    properties: { fieldId: { ...text(100), pattern: '^[a-zA-Z0-9][a-zA-Z0-9\\-]{0,99}$' }, value: {} },
  },
};
const LUGARES = `customerIdentification customerQualification customerComplimentaryInfo businessIdentification businessQualification
  businessComplimentaryInfo generalQuoteInfo riskLocationInfo insuredObjects beneficiaries coverages`;

/** Body of the request as Open Insurance Brasil publishes it (`endorsement` 2.0). */
export const endorsementRequest = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['policyId', 'endorsementType', 'requestDescription', 'requestDate', 'insuredObjectId'],
      additionalProperties: false,
      properties: {
        policyId: text(60),
        insuredObjectId: { type: 'array', items: text(100) },
        proposalId: text(60),
        endorsementType: { type: 'string', enum: ['ALTERACAO', 'CANCELAMENTO', 'INCLUSAO', 'EXCLUSAO'] },
        requestDescription: text(1024),
        requestDate: { ...text(10), format: 'date' },
        customData: { type: 'object', properties: Object.fromEntries(LUGARES.split(/\s+/).map((lugar) => [lugar, custom])) },
      },
    },
  },
} as const;
