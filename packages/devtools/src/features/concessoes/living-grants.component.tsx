import type { Concessao } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { Button, Cluster, EmptyState, showToast, Tag, Text, token } from '@balcao/ui';
import { Answer } from '../../answer.component.tsx';
import { sentenceOf } from '../../falha.copy.ts';
import { Mono, Rows } from '../../rows.component.tsx';
import styled from 'styled-components';
import { copy, tipos } from './concessoes.copy.ts';
import { vivasOf } from './concessoes.model.ts';
import { agora, useConcessoes, useEndConcessao } from './concessoes.resource.ts';

/** The grants in force, each with a button that ends it. */
export function LivingGrants() {
  const concessoes = useConcessoes();
  const encerramento = useEndConcessao();
  const end = (id: string) =>
    encerramento.mutate(
      { id },
      {
        onSuccess: () => showToast({ tone: 'sucesso', titulo: copy.encerrada }),
        onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOf(falha) }),
      },
    );
  return (
    <Answer query={concessoes}>
      {({ itens }) => {
        const vivas = vivasOf(itens, agora());
        if (vivas.length === 0) return <EmptyState titulo={copy.nenhuma} />;
        return (
          <Rows aria-label={copy.vivas}>
            {vivas.map((concessao) => (
              <Grant
                key={concessao.id}
                concessao={concessao}
                isEnding={encerramento.isPending && encerramento.variables.id === concessao.id}
                onEnd={() => end(concessao.id)}
              />
            ))}
          </Rows>
        );
      }}
    </Answer>
  );
}

interface GrantProps {
  concessao: Concessao;
  isEnding: boolean;
  onEnd: () => void;
}

function Grant({ concessao: { paraNome, tipo, soLeitura, ate, autor, motivo, construcoes, sairam }, isEnding, onEnd }: GrantProps) {
  return (
    <li>
      <Head>
        <Cluster gap={2}>
          <Text as="span" isStrong>
            {paraNome}
          </Text>
          <Tag tone="suporte">{tipos[tipo]}</Tag>
          {soLeitura && <Tag>{copy.soLeitura}</Tag>}
        </Cluster>
        <Button size="sm" aria-label={copy.encerrarDe(paraNome)} isBusy={isEnding} onClick={onEnd}>
          {copy.encerrar}
        </Button>
      </Head>
      <Text isSoft size={12}>
        {[copy.ate(formatHora(ate)), copy.por(autor), motivo].join(' · ')}
      </Text>
      {sairam.length > 0 && <Text size={12}>{copy.sairam(sairam.map(({ nome, em }) => `${nome} (${formatHora(em)})`).join(', '))}</Text>}
      {tipo === 'construcao' &&
        Object.entries(construcoes).map(([servico, construcao]) => (
          <Text key={servico} size={12}>
            <Mono>{`${servico} → ${construcao?.slice(0, 12) ?? '—'}`}</Mono>
          </Text>
        ))}
    </li>
  );
}

/** The button that ends a grant stays beside its name at every width of the panel. */
const Head = styled.div`
  display: flex;
  gap: ${token('espaco2')};
  align-items: flex-start;
  margin-bottom: ${token('espaco1')};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
  }
`;
