import { definicaoVida, linhaVida, type SecaoDefinida } from '@balcao/domain';
import { Stack } from '@balcao/ui';
import { Dps } from './features/dps/dps.component.tsx';
import { SecaoDeDados } from './features/secoes/secao-de-dados.component.tsx';
import { Beneficiarios } from './features/vida/beneficiarios.component.tsx';
import { Esportes } from './features/vida/esportes.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { OrcamentoDaLinha } from './orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const pessoa = definicaoVida.secoes.find(({ id }) => id === 'pessoa') as SecaoDefinida;

/** The profile: its fields, and the sports below them. */
const Pessoa = () => (
  <Stack gap={6}>
    <SecaoDeDados secao={pessoa} />
    <Esportes />
  </Stack>
);

const tela: LinhaNaTela = {
  linha: linhaVida,
  rota: 'orcamentoVida',
  secoes: secoesDeDados(definicaoVida, { esportes: Pessoa, beneficiarios: Beneficiarios }),
  acaoDaOferta: Dps,
};

/** `/multicalculo/orcamento-multicalculo-vida`: the life quote. */
export const OrcamentoVidaPage = () => <OrcamentoDaLinha tela={tela} />;
