import type { RascunhoAuto } from '@balcao/contracts';
import { linhaAuto } from './linha-auto.ts';

export const HOJE = '2026-11-20';
export const seguradoras = [
  { slug: 'jequitiba_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 2_500 },
  { slug: 'mico_leao_seguros', comissaoMinBps: 1_500, comissaoMaxBps: 3_000 },
];
export const contexto = { hoje: HOJE, seguradoras };

export type Secao = Exclude<keyof RascunhoAuto['risco'], 'observacoes'>;
export type Mudancas = { [S in Secao]?: RascunhoAuto['risco'][S] } & { comercial?: RascunhoAuto['comercial'] };

/** A whole, valid draft; each change is laid over its section. */
export function draft(changes: Mudancas = {}): RascunhoAuto {
  const { risco } = linhaAuto.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' }) as RascunhoAuto;
  const { comercial, ...sections } = changes;
  const complete: RascunhoAuto['risco'] = {
    ...risco,
    segurado: {
      ...risco.segurado,
      documento: '111.444.777-35',
      nome: 'Ana Souza',
      nascimento: '1986-03-10',
      sexo: 'F',
      cep: '01310-100',
      avisoPrivacidade: true,
    },
    veiculo: {
      ...risco.veiculo,
      placa: 'abc-1d23',
      fipe: '004381-8',
      marca: 'Chevrolet',
      modelo: 'Onix 1.0',
      valorFipeCentavos: 8_500_000,
      anoFabricacao: 2023,
      anoModelo: 2023,
      combustivel: 'FLEX',
    },
    pernoite: { cepPernoite: '01310-100', moradia: 'CASA', garagem: 'PORTAO_AUTOMATICO' },
  };
  for (const [name, section] of Object.entries(sections)) {
    const secao = name as Secao;
    Object.assign(complete, { [secao]: { ...complete[secao], ...section } });
  }
  return {
    risco: complete,
    comercial: { seguradoras: ['jequitiba_seguros'], comissaoBps: { jequitiba_seguros: 2_000 }, descontoBps: {}, ...comercial },
  };
}

/** What is refused, as `campo: codigo` without the prefix. */
export function refusals(changes: Mudancas, hoje = HOJE): string[] {
  const judged = linhaAuto.validate(draft(changes), { ...contexto, hoje });
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => `${campo}: ${codigo}`);
}

export const renovacao = {
  tipo: 'RENOVACAO_CONGENERE',
  seguradoraAnterior: 'Capivara Seguros',
  apoliceAnterior: '531-77',
  fimVigAnterior: '2026-11-25',
  sinistros: 0,
};
export const outro = {
  igualSegurado: false,
  cpf: '111.444.777-35',
  nome: 'Rui Lima',
  nascimento: '1990-05-05',
  sexo: 'M',
  estadoCivil: 'CASADO',
  relacao: 'CONJUGE',
  anosCnh: 10,
};
export const pj = { pessoa: 'PJ', documento: '12.ABC.345/01DE-35', nome: 'Padaria' };
