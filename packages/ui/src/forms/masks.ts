import type { FactoryOpts } from 'imask';

/** The documents and codes whose shape the house knows. */
export type MaskName = 'cpf' | 'cnpj' | 'cpfCnpj' | 'cep' | 'celular' | 'placa' | 'fipe' | 'chassi';

/** How a masked text is typed, and how it is kept. */
export interface Mask {
  options: FactoryOpts;
  inputMode: 'numeric' | 'text' | 'tel';
  placeholder: string;
  /** Typed characters → the form that is stored. */
  store: (raw: string) => string;
  /** Stored → characters as typed, without punctuation. */
  load: (stored: string) => string;
}

const upper = (text: string): string => text.toUpperCase();
const keep = (text: string): string => text;
const bare = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

const CPF = { mask: '000.000.000-00' };
// since 2026 a CNPJ may hold letters, except in its two check digits
const CNPJ = { mask: 'NN.NNN.NNN/NNNN-00', definitions: { N: /[0-9A-Z]/ }, prepareChar: upper };
const OLD_PLATE = { mask: 'LLL-0000', definitions: { L: /[A-Z]/ } };
const MERCOSUL_PLATE = { mask: 'LLL0L00', definitions: { L: /[A-Z]/ } };

/** Whether a text can only be a CNPJ: longer than a CPF, or with a letter. */
export const isCnpjText = (text: string): boolean => bare(text).length > 11 || /[A-Za-z]/.test(text);

/** Whether a plate is of the old kind: a digit where the Mercosul one has a letter. */
export const isOldPlate = (text: string): boolean => /^[A-Z]{3}\d{2}/.test(bare(text));

// a number pasted with the country's code loses it
const withoutCountry = (text: string): string => text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');

/** Every mask, by name. */
export const masks: Readonly<Record<MaskName, Mask>> = {
  cpf: { options: CPF, inputMode: 'numeric', placeholder: '000.000.000-00', store: keep, load: bare },
  cnpj: { options: CNPJ, inputMode: 'text', placeholder: '00.000.000/0000-00', store: keep, load: bare },
  cpfCnpj: {
    options: {
      mask: [CPF, CNPJ],
      prepareChar: upper,
      dispatch: (appended, { compiledMasks, value }) => {
        const index = isCnpjText(value + appended) ? 1 : 0;
        return compiledMasks[index];
      },
    },
    inputMode: 'text',
    placeholder: '',
    store: keep,
    load: bare,
  },
  cep: { options: { mask: '00000-000' }, inputMode: 'numeric', placeholder: '00000-000', store: keep, load: bare },
  celular: {
    options: { mask: '(00) 00000-0000', prepare: (text: string) => (text.length > 1 ? withoutCountry(text) : text) },
    inputMode: 'tel',
    placeholder: '(00) 00000-0000',
    store: keep,
    load: bare,
  },
  placa: {
    options: {
      mask: [MERCOSUL_PLATE, OLD_PLATE],
      prepareChar: upper,
      dispatch: (appended, { compiledMasks, value }) => {
        const index = isOldPlate(value + appended) ? 1 : 0;
        return compiledMasks[index];
      },
    },
    inputMode: 'text',
    placeholder: 'ABC1D23',
    store: keep,
    load: bare,
  },
  fipe: {
    options: { mask: '000000-0' },
    inputMode: 'numeric',
    placeholder: '000000-0',
    // the table's own codes carry the hyphen
    store: (raw) => (raw.length > 6 ? `${raw.slice(0, 6)}-${raw.slice(6)}` : raw),
    load: bare,
  },
  chassi: {
    options: { mask: 'C'.repeat(17), definitions: { C: /[A-HJ-NPR-Z0-9]/ }, prepareChar: upper },
    inputMode: 'text',
    placeholder: '',
    store: keep,
    load: bare,
  },
};
