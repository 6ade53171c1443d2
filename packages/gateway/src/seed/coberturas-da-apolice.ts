import type { Formulario, OfertaCotacao, RiscoAuto } from '@balcao/contracts';
import { apportion } from '@balcao/domain';
import type { TableRow } from './insert-rows.ts';
import { iofDaLinha } from './iof-demo.ts';
import type { Mundo } from './mundo.ts';
import { ofertaDemo } from './preco-demo.ts';
import { ofertaDaLinha, type TarifadoDemo } from './preco-linhas.ts';
import type { SeguradoDemo } from './registro.ts';
import { riscoCondominio, riscoEmpresarial, riscoResidencial, type SecoesDemo } from './riscos-patrimoniais.ts';
import { riscoVida } from './riscos-pessoais.ts';
import { SEGURADORAS } from './seguradoras.table.ts';
import { type RiscoDemo, rateCondominio, rateEmpresarial, rateResidencial, rateVida } from './tarifas-por-limite.ts';

/** What a policy covers, as the offer it was sold by said. */
export type VendidoDemo = Pick<OfertaCotacao, 'coberturas' | 'franquias' | 'assistencias'>;

type OutraLinha = Extract<Formulario, 'RESIDENCIAL' | 'CONDOMINIO' | 'EMPRESARIAL' | 'VIDA'>;

const LINHAS: Readonly<Record<OutraLinha, readonly [secoes: (mundo: Mundo) => SecoesDemo, rate: (risco: RiscoDemo) => TarifadoDemo]>> = {
  RESIDENCIAL: [riscoResidencial, rateResidencial],
  CONDOMINIO: [riscoCondominio, rateCondominio],
  EMPRESARIAL: [riscoEmpresarial, rateEmpresarial],
  VIDA: [riscoVida, rateVida],
};

/** Terms of no consequence: the premium is the policy's own. */
const TERMOS = { comissaoBps: 2_000, pacote: 'Padrão', id: '' };

function ofertaDe(mundo: Mundo, apolice: TableRow, dono: SeguradoDemo): OfertaCotacao {
  const formulario = String(apolice['formulario']) as OutraLinha | 'AUTO';
  const vigIni = String(apolice['vig_ini']);
  const iofBps = iofDaLinha(formulario, vigIni);
  if (formulario === 'AUTO') {
    const { risco } = apolice['rascunho'] as { risco: RiscoAuto };
    const taxaBps = SEGURADORAS.find(({ slug }) => slug === apolice['seguradora'])?.taxaAutoBps ?? 0;
    return ofertaDemo({ ...TERMOS, risco, taxaBps, iofBps, principal: true });
  }
  const [secoes, rate] = LINHAS[formulario];
  const { nascimento } = dono;
  const risco = { segurado: nascimento ? { nascimento } : {}, seguro: { vigIni }, ...secoes(mundo) } as unknown as RiscoDemo;
  return ofertaDaLinha({ ...TERMOS, tarifado: rate(risco), pct: 100, iofBps });
}

/** Covers, deductibles and assistances of a policy of the book: those of its car, or of a risk of its line; they cost its net premium. */
export function coberturasDaApolice(mundo: Mundo, apolice: TableRow, dono: SeguradoDemo): VendidoDemo {
  const { coberturas, franquias, assistencias } = ofertaDe(mundo, apolice, dono);
  const premios = apportion(
    Number(apolice['premio_liquido_centavos']),
    coberturas.map(({ premioCentavos }) => premioCentavos ?? 0),
  );
  return {
    coberturas: coberturas.map((cobertura, index) => ({ ...cobertura, premioCentavos: premios[index] ?? 0 })),
    franquias,
    assistencias,
  };
}
