const page = `import { Card, ErrorState, Page } from '@balcao/ui';
import { List%pascal% } from './list-%kebab%.component.tsx';
import { copy } from './%kebab%.copy.ts';
import { inOrder } from './%kebab%.model.ts';
import { use%pascal% } from './%kebab%.resource.ts';

/** \`%address%\` */
export function %pascal%Page() {
  const %camel% = use%pascal%();
  return (
    <Page routeId="%id%" titulo={copy.titulo} busy={%camel%.isPending}>
      <Card isFlush>
        {%camel%.isError && !%camel%.data ? (
          <ErrorState onRetry={() => void %camel%.refetch()} isRetrying={%camel%.isFetching}>
            {%camel%.error.mensagem ?? undefined}
          </ErrorState>
        ) : (
          <List%pascal% itens={%camel%.data ? inOrder(%camel%.data) : null} />
        )}
      </Card>
    </Page>
  );
}
`;

const list = `import type { Item%pascal% } from '@balcao/contracts';
import { EmptyState, Skeleton, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './%kebab%.copy.ts';

export interface List%pascal%Props {
  /** null while they come. */
  itens: readonly Item%pascal%[] | null;
}

/** Every line, by name. */
export function List%pascal%({ itens }: List%pascal%Props) {
  if (!itens) return <Skeleton lines={4} />;
  if (itens.length === 0) return <EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>;
  return (
    <Lines aria-label={copy.titulo}>
      {itens.map(({ id, nome }) => (
        <Line key={id}>{nome}</Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ul\`
  margin: 0;
  padding: 0;
  list-style: none;
\`;

const Line = styled.li\`
  padding: \${token('espaco3')} \${token('espaco4')};
  border-bottom: 1px solid \${token('borda')};
  &:last-child {
    border-bottom: none;
  }
\`;
`;

const resource = `import { %camel%Calls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

export const use%pascal% = () => useCall(%camel%Calls.list%pascal%, {});
`;

const model = `import type { Item%pascal% } from '@balcao/contracts';

/** By name, as a Brazilian reads a list: accents and case do not matter. */
export const inOrder = (itens: readonly Item%pascal%[]): Item%pascal%[] =>
  itens.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR', { sensitivity: 'base', numeric: true }));
`;

const copy = `export const copy = {
  titulo: '%title%',
  vazio: 'Nada por aqui ainda',
  vazioTexto: 'O que for cadastrado aparece nesta lista.',
} as const;
`;

const modelTest = `import { inOrder } from './%kebab%.model.ts';

const um = (nome: string) => ({ id: \`id-\${nome}\`, nome, versao: 1 });

it('orders by name, accents, case and numbers as people read them', () => {
  const itens = [um('Item 10'), um('ébano'), um('Item 9'), um('Estrada')];
  expect(inOrder(itens).map(({ nome }) => nome)).toEqual(['ébano', 'Estrada', 'Item 9', 'Item 10']);
  expect(itens[0]?.nome).toBe('Item 10');
});
`;

const pageTest = `import { %camel%Calls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './%kebab%.copy.ts';
import { %pascal%Page } from './%kebab%.page.tsx';

const gateway = fakeGateway();
const um = (nome: string) => ({ id: crypto.randomUUID(), nome, versao: 1 });
const open = () => {
  signIn();
  currentSession();
  render(
    <QueryProvider>
      <%pascal%Page />
    </QueryProvider>,
  );
};

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('is busy until the list has come, then shows it in order', async () => {
  gateway.answer(%camel%Calls.list%pascal%, [um('Zeca'), um('Ana')]);
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana', 'Zeca']);
});

it('says when there is nothing yet', async () => {
  gateway.answer(%camel%Calls.list%pascal%, []);
  open();
  expect(await screen.findByText(copy.vazio)).toBeVisible();
});

it('tells the refusal in the words of the gateway, and tries again', async () => {
  gateway.reply(%camel%Calls.list%pascal%, refusal(403, 'sem-permissao', 'Fale com o administrador.'));
  open();
  expect(await screen.findByText('Fale com o administrador.')).toBeVisible();
  gateway.answer(%camel%Calls.list%pascal%, [um('Ana')]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ana')).toBeVisible();
});
`;

/** Files of a feature, by name below its folder. */
export const featureTemplates: Readonly<Record<string, string>> = {
  '%kebab%.page.tsx': page,
  'list-%kebab%.component.tsx': list,
  '%kebab%.resource.ts': resource,
  '%kebab%.model.ts': model,
  '%kebab%.copy.ts': copy,
  '%kebab%.model.test.ts': modelTest,
  '%kebab%.page.test.tsx': pageTest,
};

/** Its line in the parcel's table of pages. */
export const pageLine = `  %id%: page(() =>
    import(/* webpackChunkName: "%id%" */ './features/%kebab%/%kebab%.page.tsx').then((m) => m.%pascal%Page),
  ),`;
