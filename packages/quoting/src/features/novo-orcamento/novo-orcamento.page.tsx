import { addressOf, type Formulario, Id, quotingRoutes } from '@balcao/contracts';
import { hasPermissao, sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Grid, Page, Stack } from '@balcao/ui';
import { useLateNavigate } from '@balcao/shared/parcel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSaudeForaDoPlano, offerSaude } from '../../novo/contratacao-saude.ts';
import { useCriacao } from '../../novo/criacao.resource.ts';
import { enderecoDoFormulario, rotaDoFormulario } from '../../rota-do-formulario.ts';
import { CartaoLinha } from './cartao-linha.component.tsx';
import { copy, textosDaLinha } from './novo-orcamento.copy.ts';
import { useRecentes } from './novo-orcamento.resource.ts';
import { Recentes } from './recentes.component.tsx';

const linhas = Object.entries(textosDaLinha) as [Formulario, (typeof textosDaLinha)[Formulario]][];
const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

/** `/multicalculo/novo-orcamento?segurado=`: what is to be insured (of a client, with their data), or one of the last quotes to go on with. */
export function NovoOrcamentoPage() {
  const goTo = useLateNavigate();
  const recentes = useRecentes();
  const { create, isBusy, falha } = useCriacao();
  const session = useSession();
  const seguradoId = Id.safeParse(useSearchParams()[0].get('segurado')).data;
  const mais = seguradoId ? { seguradoId } : {};
  const [opening, setOpening] = useState<Formulario | null>(null);
  const open = async (formulario: Formulario) => {
    if (formulario === 'SAUDE' && isSaudeForaDoPlano(session)) return offerSaude();
    setOpening(formulario);
    const id = await (formulario === 'MANUAL' ? create('OUTRO', { formulario, ...mais }) : create(formulario, mais));
    if (id) await goTo(enderecoDoFormulario(formulario, { id }));
  };
  const indisponivel = (formulario: Formulario) => {
    const rota = rotaDoFormulario(formulario);
    if (!rota) return { rotulo: copy.emBreve, motivo: copy.emBreveTexto };
    return session && !hasPermissao(session, rota) ? { rotulo: copy.bloqueada, motivo: copy.bloqueadaTexto } : undefined;
  };

  return (
    <Page routeId="novoOrcamento" titulo={copy.titulo} descricao={copy.descricao} voltar={voltar}>
      {falha && (
        <Alert tone="perigo" titulo={copy.falha} isLive>
          {sentenceOfFalha(falha)}
        </Alert>
      )}
      {seguradoId && <Alert>{copy.paraSegurado}</Alert>}
      <Stack as="section" gap={3} aria-label={copy.linhas}>
        <Grid minWidth={220} gap={3}>
          {linhas.map(([linha, textos]) => (
            <CartaoLinha
              key={linha}
              {...textos}
              indisponivel={indisponivel(linha)}
              isBusy={isBusy && linha === opening}
              onOpen={() => void open(linha)}
            />
          ))}
        </Grid>
      </Stack>
      <Recentes recentes={recentes} />
    </Page>
  );
}
