import type { LinhaCotada } from '@balcao/contracts';
import { riscoVetor } from '../insurers/pedido.fixture.ts';
import { contratoSaude, riscos, riscoVida } from '../insurers/riscos.fixture.ts';
import { hoje } from './test-proposta.ts';

/** What is told of the insured to get a price; where they live and are reached is left to be completed. */
export const segurado = {
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Ana Souza',
  nascimento: '1984-05-10',
  sexo: 'F',
  estadoCivil: 'CASADO',
  profissao: 'Engenheira',
  cep: '01310100',
  avisoPrivacidade: true,
};
const empresa = { pessoa: 'PJ', documento: '11222333000181', nome: 'Exemplo Ltda', cep: '01310100', avisoPrivacidade: true };
/** Day of birth of who is so many years old, whatever the year. */
export const born = (anos: number) => `${Number(hoje.slice(0, 4)) - anos}-01-01`;
export const pets = [
  { especie: 'CAO', nome: 'Rex', semRaca: true, porte: 'MEDIO', nascimento: born(4), castrado: true, vacinasEmDia: true },
];

/** A risk that insurers take, in each line; the days of the cover are the test's. */
export const riscosDasLinhas: Readonly<Record<LinhaCotada, object>> = {
  AUTO: { ...riscoVetor, segurado, renovacao: { bonus: 0 } },
  RESIDENCIAL: { ...riscos.RESIDENCIAL, segurado },
  CONDOMINIO: { ...riscos.CONDOMINIO, segurado: empresa },
  EMPRESARIAL: { ...riscos.EMPRESARIAL, segurado: empresa },
  VIDA: { ...riscoVida, segurado },
  PET: { segurado, pets },
  SAUDE: { segurado, contrato: contratoSaude, vidas: [{ papel: 'TITULAR', familia: 1, nascimento: born(35) }] },
};
