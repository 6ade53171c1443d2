import { addressOf, quotingRoutes } from '@balcao/contracts';
import { definicaoSaude, linhaSaude } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Page, Stack } from '@balcao/ui';
import { isSaudeForaDoPlano } from '../novo/contratacao-saude.ts';
import { SecaoDeDados } from '../features/secoes/secao-de-dados.component.tsx';
import { Portabilidade } from '../features/vidas/portabilidade.component.tsx';
import { SemContrato } from '../features/vidas/sem-contrato.component.tsx';
import { Vidas } from '../features/vidas/vidas.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { copy } from '../mesa/orcamento-da-linha.copy.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const secaoContrato = definicaoSaude.secoes.find(({ id }) => id === 'contrato');
const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

const PecaContrato = () => (
  <Stack gap={4}>
    {secaoContrato && <SecaoDeDados secao={secaoContrato} />}
    <Portabilidade />
  </Stack>
);

const tela: LinhaNaTela = {
  linha: linhaSaude,
  rota: 'orcamentoSaude',
  secoes: secoesDeDados(definicaoSaude, { secoes: { contrato: PecaContrato, vidas: Vidas } }),
};

/** `/multicalculo/orcamento-multicalculo-saude`: the quote of a health plan, for who has the line in the plan. */
export function OrcamentoSaudePage() {
  if (!isSaudeForaDoPlano(useSession())) return <OrcamentoDaLinha tela={tela} />;
  return (
    <Page routeId="orcamentoSaude" titulo={copy.titulo(linhaSaude.nome)} voltar={voltar}>
      <SemContrato />
    </Page>
  );
}
