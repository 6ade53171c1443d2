import { definicaoPet, linhaPet } from '@balcao/domain';
import { Stack } from '@balcao/ui';
import { CoberturasIncluidas } from '../features/pets/incluidas.component.tsx';
import { ListaPets } from '../features/pets/lista-pets.component.tsx';
import { SecaoDeDados } from '../features/secoes/secao-de-dados.component.tsx';
import type { LinhaNaTela } from '../mesa/linha-na-tela.ts';
import { OrcamentoDaLinha } from '../mesa/orcamento-da-linha.component.tsx';
import { secoesDeDados } from './secoes-de-dados.component.tsx';

const secaoPlano = definicaoPet.secoes.find(({ id }) => id === 'coberturas');

const PecaPlano = () => (
  <Stack gap={5}>
    <CoberturasIncluidas />
    {secaoPlano && <SecaoDeDados secao={secaoPlano} />}
  </Stack>
);

const tela: LinhaNaTela = {
  linha: linhaPet,
  rota: 'orcamentoPet',
  secoes: secoesDeDados(definicaoPet, { secoes: { pets: ListaPets, plano: PecaPlano } }),
};

/** `/multicalculo/orcamento-multicalculo-pet`: the quote of a tutor's animals. */
export const OrcamentoPetPage = () => <OrcamentoDaLinha tela={tela} />;
