import type { FotoDaPagina } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Heading, Stack, Text } from '@balcao/ui';
import { Disclosure } from '@balcao/ui/overlays';
import type { ReactNode } from 'react';
import { CompositionDiff } from '../../composition-diff.component.tsx';
import { Block, Facts, Mono, Rows } from '../../rows.component.tsx';
import { copy } from './atendimento.copy.ts';
import { bandeirasDiferentes } from './atendimento.model.ts';

export interface SnapshotProps {
  foto: FotoDaPagina;
  nomeCorretora: string;
  /** ISO moment at which the code expires. */
  ate: string;
}

/** A broker's page as it was when the code was made. */
export function Snapshot({ foto, nomeCorretora, ate }: SnapshotProps) {
  const bandeiras = bandeirasDiferentes(foto.bandeiras, useSession());
  const { agente, idioma, largura, altura } = foto.navegador;
  return (
    <Stack gap={3}>
      <Facts>
        <dt>{copy.corretora}</dt>
        <dd>{nomeCorretora}</dd>
        <dt>{copy.ate}</dt>
        <dd>{formatHora(ate)}</dd>
        <dt>{copy.rota}</dt>
        <dd>{foto.rota ?? copy.nenhumEndereco}</dd>
        <dt>{copy.caminho}</dt>
        <dd>
          <Mono>{foto.caminho}</Mono>
        </dd>
        <dt>{copy.navegador}</dt>
        <dd>{agente}</dd>
        <dt>{copy.idioma}</dt>
        <dd>{idioma}</dd>
        <dt>{copy.janela}</dt>
        <dd>{`${largura} × ${altura}`}</dd>
        <dt>{copy.digest}</dt>
        <dd>
          <Mono>{foto.digest}</Mono>
        </dd>
      </Facts>
      <CompositionDiff construcoes={foto.construcoes} caption={copy.composicao} />
      <Part titulo={copy.bandeiras}>
        <Text isSoft={bandeiras.length === 0}>
          {bandeiras.map(([nome, valor]) => copy.bandeira(nome, valor)).join(' · ') || copy.mesmasBandeiras}
        </Text>
      </Part>
      <Part titulo={copy.modulos}>
        <Text>{foto.parcelas.map(({ nome, estado }) => `${nome} (${estado})`).join(' · ')}</Text>
      </Part>
      <Part titulo={copy.sobreposicoes}>
        <Text isSoft={foto.sobreposicoes.length === 0}>{foto.sobreposicoes.join(', ') || copy.semSobreposicoes}</Text>
      </Part>
      <Disclosure titulo={copy.eventos}>
        {foto.eventos.length === 0 && <Text isSoft>{copy.semEventos}</Text>}
        <Rows aria-label={copy.eventos}>
          {foto.eventos.toReversed().map(({ em, nome, resumo }, index) => (
            // keys count from the oldest fact, which keeps its position when new ones arrive
            <li key={foto.eventos.length - index}>
              <Text as="span" size={12} isSoft isTabular>
                {formatHora(em)}
              </Text>{' '}
              <Mono>{nome}</Mono>
              <Block>{JSON.stringify(resumo)}</Block>
            </li>
          ))}
        </Rows>
      </Disclosure>
    </Stack>
  );
}

const Part = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <section>
    <Heading level={3} size={4}>
      {titulo}
    </Heading>
    {children}
  </section>
);
